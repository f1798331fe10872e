/** What has no place among the values, by its number: React Router's own. */
const NULL = -5
const UNDEFINED = -7

/**
 * Encodes what loaders gave as React Router's decoder reads it: a list of values, each once, the first the whole, in which
 * objects and lists name their members by their places. Undefined where something is not plain (a date, a promise, an instance):
 * only what JSON can carry is encoded here.
 */
export const encodeData = (whole: object): string | undefined => {
  const objects = new Set<object>()
  if (!findObjects(whole, objects)) return undefined
  const places = new Map<unknown, number>()
  for (const object of objects) places.set(object, places.size)
  // Texts and numbers stand behind the objects: together they are written in half the time.
  const plain: unknown[] = []

  const placeOf = (value: unknown): number => {
    if (value === null) return NULL
    if (value === undefined) return UNDEFINED
    const known = places.get(value)
    if (known !== undefined) return known
    plain.push(value)
    places.set(value, places.size)
    return places.size - 1
  }
  const encode = (object: object): string => {
    let members = ''
    if (Array.isArray(object)) for (const member of object) members += `${members && ','}${placeOf(member)}`
    else for (const name in object) members += `${members && ','}"_${placeOf(name)}":${placeOf(object[name as never])}`
    return Array.isArray(object) ? `[${members}]` : `{${members}}`
  }

  const encoded = Array.from(objects, encode).join()
  return plain.length > 0 ? `[${encoded},${JSON.stringify(plain).slice(1)}\n` : `[${encoded}]\n`
}

/** Finds an object and all that are in it, the first first; false where something is not plain. */
const findObjects = (value: unknown, found: Set<object>): boolean => {
  if (typeof value !== 'object' || value === null) return isPlainValue(value)
  if (found.has(value)) return true
  found.add(value)
  if (!Array.isArray(value) && !isPlainObject(value)) return false
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  for (const member of members) if (!findObjects(member, found)) return false
  return true
}

const isPlainObject = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype && !Object.hasOwn(value, '__proto__')

const isPlainValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  value === undefined ||
  value === null ||
  (Number.isFinite(value) && !Object.is(value, -0))
