import { readFileSync } from 'node:fs'

type Variables = Record<string, string>

/**
 * Settings whose values lie in files, as stores of secrets mount them: `SECRET_FILE=/run/secrets/key` stands for `SECRET`. Only what is a
 * setting is read so; a value that is given itself, too, is a fault, as nobody could say which counts.
 */
export const readSettingFiles = (
  given: Variables,
  isSetting: (name: string) => boolean,
): { variables: Variables; faults: string[] } => {
  const named = Object.entries(given).flatMap(([name, path]) => {
    const of = /^(.+)_FILE$/.exec(name)?.[1] ?? ''
    return isSetting(of) ? [{ name, of, path, text: read(path) }] : []
  })
  const faults = named.flatMap(({ name, of, path, text }) => {
    if (given[of] !== undefined) return [`${name}: ${of} is given as well; leave one of them out`]
    return text ? [] : [`${name}: ${path} ${text === '' ? 'is empty' : 'cannot be read'}`]
  })
  const found = named.flatMap(({ of, text }) => (text ? [[of, text]] : []))
  return { variables: { ...Object.fromEntries(found), ...given }, faults }
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
