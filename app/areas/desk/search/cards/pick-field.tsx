import { XIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FieldFrame } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useFound } from '#kit/wire/browser/use-found.ts'
import { deskPicks } from '../contract.ts'
import { type PickKind, pickKinds } from '../rules.ts'
import type { Pick } from './names-of.ts'
import { usePicks } from './use-picks.ts'

interface PickFieldProps {
  label: string
  /** A form reads the ids of what is picked here, with commas between them. */
  name: string
  kind: PickKind
  picked: readonly (number | null | undefined)[]
  /** One where nobody says how many. */
  many?: boolean
  required?: boolean
  hint?: string
}

/** Picks what has an id by its name: one types a part of it and taps what was found. */
export function PickField({ label, name, kind, picked, many = false, required = false, hint }: PickFieldProps) {
  const { picks, hidden, ...change } = usePicks(
    kind,
    picked.filter((id) => id !== null && id !== undefined),
  )
  const [words, setWords] = useState('')
  const typed = words.trim()
  const { found, failed } = useFound(typed, (keyword, signal) => callApi(deskPicks, { kind, keyword }, { signal }))
  const box = useRef<HTMLInputElement>(null)
  // Nothing picked may stand for everybody: who typed a name meant somebody.
  useEffect(() => box.current?.setCustomValidity(typed === '' ? '' : '请从下面选一个，或清空'), [typed])
  const pick = (one: Pick) => {
    change.pick(one, many)
    setWords('')
  }
  return (
    // By the group's name the second of two editors is told what was changed: the hidden field has no label.
    <fieldset name={name} aria-label={label} className="min-w-0 space-y-4">
      <FieldFrame label={label} name={name} hint={hint}>
        {(tied) => (
          <input
            {...tied}
            ref={box}
            type="search"
            value={words}
            required={required && picks.length === 0}
            placeholder={`搜${pickKinds[kind]}的名称`}
            maxLength={50}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
            // Who searches does not mean to send the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </FieldFrame>
      <input {...hidden} name={name} />
      <div aria-live="polite">
        {failed ? <Line>{failed}</Line> : found && <Found found={found} picks={picks} kind={kind} onPick={pick} />}
      </div>
      <ul className="flex flex-wrap gap-8" aria-label={`已选的${label}`}>
        {picks.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-label={`去掉${one.name}`}
              className="inline-flex min-h-target items-center gap-4 rounded-full border border-accent-ink bg-tint px-12 text-14 text-accent-ink"
              onClick={() => change.drop(one)}
            >
              {one.name}
              <XIcon className="size-16" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-12 text-ink-3">{children}</p>

interface FoundProps {
  found: readonly Pick[]
  picks: readonly Pick[]
  kind: PickKind
  onPick: (one: Pick) => void
}

function Found({ found, picks, kind, onPick }: FoundProps) {
  const others = found.filter(({ id }) => picks.every((one) => one.id !== id))
  if (found.length === 0) return <Line>没有找到这样的{pickKinds[kind]}，换几个字试试</Line>
  if (others.length === 0) return <Line>找到的{pickKinds[kind]}都已经选了</Line>
  return (
    <ul className="max-h-200 overflow-y-auto rounded-8 border border-line bg-card">
      {others.map((one) => (
        <li key={one.id}>
          <button type="button" className="min-h-target w-full px-12 text-left text-14" onClick={() => onPick(one)}>
            {one.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
