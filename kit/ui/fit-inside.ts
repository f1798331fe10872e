/** Width and height, in whole pixels, so that the longest side is at most `longest`; what is smaller stays as it is. */
export const fitInside = (width: number, height: number, longest: number): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
