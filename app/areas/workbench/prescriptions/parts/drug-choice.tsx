import { useEffect, useState } from 'react'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchDrugs } from '../contract.ts'

/** A drug that the mall sells on prescription. */
export type Drug = CallOutput<typeof benchDrugs>['list'][number]

/** What a drug is called with its size. */
export const nameOf = ({ drug_name, special_name }: Drug): string => `${drug_name} ${special_name}`.trim()

interface DrugChoiceProps {
  name: string
  chosen: Drug | undefined
  error: string | undefined
  onType: (name: string) => void
  onChoose: (drug: Drug) => void
}

const PAUSE_MS = 250

/** The drug by its name; what the mall sells is offered while one types. */
export function DrugChoice({ name, chosen, error, onType, onChoose }: DrugChoiceProps) {
  const [found, setFound] = useState<readonly Drug[]>([])
  const keyword = chosen ? '' : name.trim().slice(0, 30)
  useEffect(() => {
    setFound([])
    if (keyword === '') return
    const controller = new AbortController()
    const look = () => callApi(benchDrugs, { keyword }, { signal: controller.signal })
    const timer = setTimeout(
      () =>
        void look().then(
          ({ list }) => setFound(list),
          () => undefined,
        ),
      PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [keyword])
  return (
    <div>
      <Field
        label="药品"
        value={name}
        maxLength={60}
        autoComplete="off"
        error={error}
        placeholder="输入药名，例如 氨氯地平"
        hint={chosen ? `${chosen.unit_name}有售，患者可以凭处方下单` : '没有选择商城药品时，患者凭处方到药店购买'}
        onChange={(event) => onType(event.target.value)}
      />
      {found.length > 0 && (
        <ul aria-label="商城里的处方药" className="divide-y divide-line rounded-8 border border-line">
          {found.map((drug) => (
            <li key={drug.special_id}>
              <button
                type="button"
                className="flex min-h-target w-full items-center justify-between gap-12 px-12 text-left text-14 active:bg-well"
                onClick={() => onChoose(drug)}
              >
                <span className="min-w-0">{nameOf(drug)}</span>
                <span className="shrink-0 text-12 text-ink-3">{drug.unit_name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
