import { WAITS, type Waiting, waitingOf } from '#app/areas/records/ground/cards/waiting.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { giveVaccine, type vaccines } from '../contract.ts'

/** A dose as it stands for a child; one that waits for a net says so. */
export type Planned = CallOutput<typeof vaccines>['list'][number] & { waits?: boolean }

/** The doses with what waits on the phone: given on the day that was typed. */
export const withWaiting = (list: readonly Planned[], waiting: readonly Waiting[]): Planned[] =>
  list.map((one) => {
    const waits = waitingOf(waiting, giveVaccine, { dose: one.dose })
    return waits
      ? { ...one, waits: !waits.isSent, given_date: String(waits.input.date), note: String(waits.input.note) }
      : one
  })

const toneOf = ({ state, waits }: Planned) => {
  if (waits) return 'warning'
  if (state === 'given') return 'success'
  return state === 'late' || state === 'due' ? 'warning' : 'plain'
}

/** When a dose was given, or may be. */
const whenOf = ({ state, waits, given_date, from_date, age_words, by }: Planned): string => {
  if (waits !== undefined) return given_date
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
          value={<Tag tone={toneOf(one)}>{one.waits ? WAITS : one.state_words}</Tag>}
          onClick={onOpen && (() => onOpen(one))}
        />
      ))}
    </CellGroup>
  )
}
