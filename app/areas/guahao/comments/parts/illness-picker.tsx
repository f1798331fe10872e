import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { illSearch } from '#app/areas/guahao/illnesses/contract.ts'
import { chipLook } from '#kit/ui/chip-look.ts'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useFound } from '#kit/wire/browser/use-found.ts'
import type { CallOutput } from '#kit/wire/call.ts'

export type Illness = Pick<CallOutput<typeof illSearch>['list'][number], 'ill_id' | 'ill_name'>

const MOST = 3
const FOUND = 6

interface IllnessPickerProps {
  chosen: readonly Illness[]
  onChange: (chosen: readonly Illness[]) => void
}

/** What one was treated for: others with the same find the comment by it. */
export function IllnessPicker({ chosen, onChange }: IllnessPickerProps) {
  const [typed, setTyped] = useState('')
  const { found = [], failed } = useFound(typed.trim(), (keyword, signal) =>
    callApi(illSearch, { keyword, page_size: FOUND }, { signal }),
  )
  const open = found.filter(({ ill_id }) => !chosen.some((one) => one.ill_id === ill_id))
  const choose = ({ ill_id, ill_name }: Illness) => {
    onChange([...chosen, { ill_id, ill_name }])
    setTyped('')
  }
  return (
    <div className="space-y-8">
      {chosen.length < MOST && (
        <Field
          label="看的什么病（可以不填）"
          keyboard="search"
          value={typed}
          maxLength={50}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="如 高血压、咳嗽"
          hint={failed ?? `最多 ${MOST} 个，同样情况的人更容易找到您的评价`}
        />
      )}
      <ul className="flex flex-wrap gap-8 empty:hidden">
        {chosen.map((illness) => (
          <li key={illness.ill_id}>
            <button
              type="button"
              aria-label={`去掉${illness.ill_name}`}
              onClick={() => onChange(chosen.filter(({ ill_id }) => ill_id !== illness.ill_id))}
              className={`${chipLook} gap-4 border border-accent-ink bg-tint text-accent-ink`}
            >
              {illness.ill_name}
              <XIcon />
            </button>
          </li>
        ))}
        {chosen.length < MOST &&
          open.map((illness) => (
            <li key={illness.ill_id}>
              <button
                type="button"
                onClick={() => choose(illness)}
                className={`${chipLook} border border-line bg-card text-ink-2`}
              >
                {illness.ill_name}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
