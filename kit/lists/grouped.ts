/** The members of a list under what they have in common, in the order in which each was met first. */
export const groupedBy = <T, Key>(list: Iterable<T>, keyOf: (one: T) => Key): Map<Key, T[]> => {
  const groups = new Map<Key, T[]>()
  for (const one of list) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
