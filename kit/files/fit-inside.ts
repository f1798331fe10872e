/** What is written on a long screenshot, or on a strip of paper, is read while its short side has so many pixels. */
const READABLE_SIDE = 1_000
/** As many pixels as a phone's canvas holds, and a server decodes without haste. */
const MOST_PIXELS = 16_000_000

/**
 * Width and height, in whole pixels, so that the longest side is at most `longest`, unless the short one would become unreadable:
 * then that keeps what it needs, within what a picture may have in all. What is smaller stays as it is.
 */
export const fitInside = (width: number, height: number, longest: number): { width: number; height: number } => {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const wanted = Math.max(longest / long, READABLE_SIDE / short)
  const scale = Math.min(1, wanted, Math.max(longest / long, Math.sqrt(MOST_PIXELS / (width * height))))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
