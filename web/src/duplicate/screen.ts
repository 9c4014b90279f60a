/** Where one is told what came of a deal, by its name. */
export function screenOf(deal: string): string {
  const day = /^daily-(\d{4}-\d\d-\d\d)-/.exec(deal)?.[1];
  if (day) return `/daily/${day}`;
  const match = /^match-([\w-]+)\.\d+$/.exec(deal)?.[1];
  return match ? `/duplicate/${match}` : "/duplicate";
}
