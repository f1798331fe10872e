import type { Finding } from './finding.ts'
import type { Tree } from './tree.ts'

/** A fault that is known and stays for a reason. */
export interface Exception {
  rule: string
  file: string
  why: string
}

const MOST = 10
const LIST = 'tools/structure/exceptions.json'

/** The exceptions of a project; a project without a list has none. */
export const exceptionsOf = ({ files, read }: Tree): Exception[] =>
  files.includes(LIST) ? (JSON.parse(read(LIST)) as Exception[]) : []

/** The findings that no exception covers, and what is wrong with the list itself: it may only shrink. */
export function withoutExceptions(findings: Finding[], exceptions: Exception[]): Finding[] {
  const covers =
    ({ rule, file }: Exception) =>
    (finding: Finding): boolean =>
      finding.rule === rule && finding.file === file
  const open = findings.filter((finding) => !exceptions.some((exception) => covers(exception)(finding)))
  const idle = exceptions.filter((exception) => !findings.some(covers(exception)))
  return [
    ...open,
    ...idle.map(({ rule, file }) => listFault(`nothing is wrong any more with ${file} (${rule}): take the line out`)),
    ...(exceptions.length > MOST ? [listFault(`more than ${MOST} lines: change the code instead`)] : []),
    ...exceptions.filter(({ why }) => !why).map(({ file }) => listFault(`${file}: an exception says why`)),
  ]
}

const listFault = (says: string): Finding => ({ rule: 'exceptions', file: LIST, says })
