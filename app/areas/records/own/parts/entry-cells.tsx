import { PlusIcon } from 'lucide-react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { entryAddress } from '../cards/own-address.ts'
import type { ownRecord } from '../contract.ts'
import { allKinds, type Kind, kinds } from '../rules.ts'

type Record = CallOutput<typeof ownRecord>
type Entry = Record['list'][number]

/** All that was written by hand, kind by kind; what has nothing yet is offered together. */
export function EntryCells({ record }: { record: Record }) {
  // What is severe comes first, as on the page for the doctor.
  const of = (kind: Kind) =>
    record.list
      .filter((entry) => entry.kind === kind)
      .sort((a, b) => Number(b.detail === 'severe') - Number(a.detail === 'severe'))
  const empty = allKinds.filter((kind) => of(kind).length === 0)
  return (
    <>
      {allKinds.map(
        (kind) =>
          of(kind).length > 0 && (
            <CellGroup key={kind} title={kinds[kind].words}>
              {of(kind).map((entry) => (
                <Cell
                  key={entry.id}
                  title={entry.name}
                  note={noteOf(entry)}
                  to={entryAddress(record.member_id, kind, entry.id)}
                />
              ))}
              <Cell
                start={<PlusIcon />}
                title={`再记一条${kinds[kind].words}`}
                to={entryAddress(record.member_id, kind)}
              />
            </CellGroup>
          ),
      )}
      {empty.length > 0 && (
        <CellGroup title={record.list.length > 0 ? '还可以记' : '从最要紧的记起'}>
          {empty.map((kind) => (
            <Cell
              key={kind}
              start={<PlusIcon />}
              title={kinds[kind].words}
              note={kinds[kind].hint}
              to={entryAddress(record.member_id, kind)}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}

const noteOf = ({ kind, detail_words, date, end_date, is_now, times, reminds, files }: Entry): string =>
  [
    detail_words,
    kind === 'medicine' && is_now === 0 ? `用到 ${end_date}` : date,
    times.length > 0 ? `每天 ${times.join('、')}${reminds === 1 ? '，提醒' : ''}` : '',
    files.length > 0 ? `${files.length} 个文件` : '',
  ]
    .filter(Boolean)
    .join(' · ')
