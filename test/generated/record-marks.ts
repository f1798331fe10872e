import { fieldsOf } from '../support/malformed.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { type Asker, newPatient, visitor } from './askers.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

/** What somebody who looks for one would type. */
const looking = ['keyword', 'name', 'truename', 'words', 'q'] as const

/**
 * What stands in health records, in the answer of any call to anybody who is not their owner: the staff of the hospital that
 * answers for the platform (lists, looks and exports), a doctor, another patient and a visitor. They look for `sought` wherever
 * a call looks for something, and read none of `marks`.
 */
export const findRecordMarks = async (
  world: World,
  calls: readonly NamedCall[],
  { sought, marks }: { sought: string; marks: readonly string[] },
): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const call of calls)
    for (const [who, asker] of await othersFor(world, call)) {
      const input = await honestInput(world, call, asker)
      for (const field of fieldsOf(call).filter((one) => looking.includes(one as 'keyword')))
        if (call.method === 'GET') input[field] = sought
      const { body } = await world.app.rawRequest(call, input, asker.as)
      const text = JSON.stringify(body)
      findings.push(...marks.filter((mark) => text.includes(mark)).map((mark) => finding(call, `${who} reads ${mark}`)))
    }
  return findings
}

/** Who is let in by the call's door, and never is the owner of the records. */
const othersFor = async (world: World, call: NamedCall): Promise<[who: string, Asker][]> => {
  if (call.staff) return [['staff', await askerOf(world, call)]]
  if (call.doctor) return [['a doctor', await askerOf(world, call)]]
  const patient: [string, Asker] = ['another patient', await newPatient(world.app)]
  return call.login ? [patient] : [patient, ['a visitor', visitor]]
}
