/** Metres as a person reads them: `850m`, `3.2km`, `>99km`; empty if the distance is not known [X355]. */
export function distanceText(metres: number | null | undefined): string {
  if (metres === null || metres === undefined) return ''
  const whole = Math.round(metres)
  if (whole < 1000) return `${whole}m`
  return whole > 99_000 ? '>99km' : `${(Math.round(whole / 100) / 10).toFixed(1)}km`
}
