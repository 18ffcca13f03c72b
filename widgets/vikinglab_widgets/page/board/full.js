// A board that fills the whole screen, and a page that has it back.

/** Return the tool that turns it on or off; null where the browser doesn't allow it. */
export function fullScreen(root) {
  if (!document.fullscreenEnabled) return null;
  const on = document.fullscreenElement === root;
  return {
    key: on ? "full-leave" : "full",
    act: () => (on ? document.exitFullscreen() : root.requestFullscreen()).catch(() => {}),
  };
}
