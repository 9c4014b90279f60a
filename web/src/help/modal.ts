/** For every dialog: opens it over everything, and when it has gone, the focus is back where it was. */

export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    const isLost = document.activeElement === document.body || dialog.contains(document.activeElement);
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
