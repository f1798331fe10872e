import type { Finding } from './finding.ts'
import type { Tree } from './tree.ts'

/** A field that one types in, up to the end of its tag. */
const FIELD = /<(?:Field|NumberField)\b(?:[^<>]|=>|<[^<>]*>)*?\/>/g
/** Names of what refers to something of ours, as contracts write them. */
const REFERS = /\bname="((?:\w+_)?ids?|channel|channels)"/

/** Numbers that come from outside, or that are given there: nobody could pick them. */
const given = new Map([
  [
    'app/areas/content/channels/desk/parts/new-channel.tsx',
    'the number is what makes the channel: the partner knows it',
  ],
])

/** At a desk nobody types the id of something of ours: one picks it by its name. */
export const checkTypedIds = ({ files, read }: Tree): Finding[] => {
  const forms = files.filter((file) => /^app\/(areas\/.*\bdesk\b.*|desk-shell\/.*)\.tsx$/.test(file))
  return forms
    .filter((file) => !given.has(file))
    .flatMap((file) =>
      (read(file).match(FIELD) ?? []).flatMap((field) => {
        const name = REFERS.exec(field)?.[1]
        return name
          ? [{ rule: 'typed-id', file, says: `${name} is typed as a number: let it be picked by its name (PickField)` }]
          : []
      }),
    )
}
