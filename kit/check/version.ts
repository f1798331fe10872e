const partsOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** Compares dotted numbers part by part: below 0, 0 or above 0. A part that is missing or no number counts as 0. */
export function compareVersions(a: string, b: string): number {
  const [ours, theirs] = [partsOf(a), partsOf(b)]
  const length = Math.max(ours.length, theirs.length)
  for (let at = 0; at < length; at++) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether `version` is `least` or later: `6.1.0` is at least `6.0.9`. */
export const isAtLeast = (version: string, least: string): boolean => compareVersions(version, least) >= 0
