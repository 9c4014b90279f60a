/** Views are told by what has changed in them. */

import type { PublicView, ViewChanges } from "../generated/wire";

/** The view with the changes laid over it; of some lists only the changed places are told, by number. */
export function changed(view: PublicView, changes: ViewChanges): PublicView {
  const { seats, track, holders, ...fields } = changes;
  return {
    ...view,
    ...fields,
    seats: withRows(view.seats, seats),
    track: withRows(view.track, track),
    holders: withRows(view.holders, holders),
  };
}

function withRows<Row>(rows: Row[], changes: Record<string, Row> | undefined): Row[] {
  return changes ? Object.assign([...(rows ?? [])], changes) : rows;
}
