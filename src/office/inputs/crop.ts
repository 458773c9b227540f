/** The part that is cut out of a picture, in the picture's own pixels. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
}

/** Where one looks: zoom from 1 (all that fits), middle from 0 to 1 across and down. */
export interface View {
  zoom: number
  across: number
  down: number
}

/** The cut of the wanted ratio that the view shows; it never leaves the picture. */
export function cutFor(size: { width: number; height: number }, ratio: number, view: View): Cut {
  const fits = Math.min(size.width, size.height * ratio)
  const width = fits / view.zoom
  const height = width / ratio
  return { left: (size.width - width) * view.across, top: (size.height - height) * view.down, width, height }
}

/** A step of the pointer, in shares of the shown cut, moves the picture with it. */
export function afterDrag(
  size: { width: number; height: number },
  ratio: number,
  view: View,
  by: { x: number; y: number },
): View {
  const { width, height } = cutFor(size, ratio, view)
  const share = (at: number, step: number, room: number) =>
    room <= 0 ? at : Math.min(1, Math.max(0, at - step / room))
  return {
    ...view,
    across: share(view.across, by.x * width, size.width - width),
    down: share(view.down, by.y * height, size.height - height),
  }
}
