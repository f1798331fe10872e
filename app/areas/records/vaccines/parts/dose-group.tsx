import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { vaccines } from '../contract.ts'

/** A dose as it stands for a child. */
export type Planned = CallOutput<typeof vaccines>['list'][number]

const toneOf = ({ state }: Planned) => {
  if (state === 'given') return 'success'
  return state === 'late' || state === 'due' ? 'warning' : 'plain'
}

/** When a dose was given, or may be. */
const whenOf = ({ state, given_date, from_date, age_words, by }: Planned): string => {
  if (state === 'given') return by ? `${given_date} · ${by}记的` : given_date
  return state === 'coming' ? `${age_words} · ${from_date} 起` : age_words
}

interface DoseGroupProps {
  title: string
  list: readonly Planned[]
  /** Writes one down; undefined for who may only see. */
  onOpen: ((one: Planned) => void) | undefined
}

/** Doses that stand together, each with how it stands. */
export function DoseGroup({ title, list, onOpen }: DoseGroupProps) {
  return (
    <CellGroup title={title}>
      {list.map((one) => (
        <Cell
          key={one.dose}
          title={`${one.name} ${one.number_words}`}
          note={whenOf(one)}
          value={<Tag tone={toneOf(one)}>{one.state_words}</Tag>}
          onClick={onOpen && (() => onOpen(one))}
        />
      ))}
    </CellGroup>
  )
}
