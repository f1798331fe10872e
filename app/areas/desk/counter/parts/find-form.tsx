import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskFindPerson } from '../contract.ts'
import { type SearchKind, searchKinds } from '../rules.ts'

/** What was found. */
export type Found = CallOutput<typeof deskFindPerson>

/** Looks for somebody. What is typed stands in no address, and is sent nowhere but to be looked for. */
export function FindForm({ onFound }: { onFound: (found: Found) => void }) {
  const find = useAct(deskFindPerson, { hideToast: true })
  const [by, setBy] = useState<SearchKind | ''>('')
  const input = useRef<HTMLInputElement>(null)
  // Who comes from the search of the desk has typed the words there: they stand in no address.
  const { words: handedOn = '' } = (useLocation().state ?? {}) as { words?: string }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = input.current?.value.trim() ?? ''
    if (words === '') return input.current?.focus()
    const found = await find.run(by === '' ? { words } : { words, by })
    if (found) onFound(found)
  }
  const box = 'min-h-target rounded-8 border border-line bg-card px-12 text-16'
  return (
    <form onSubmit={submit} className="rounded-12 bg-card p-16 shadow-soft">
      <div className="flex flex-wrap items-center gap-8">
        <select
          aria-label="按什么找"
          className={`${box} w-full wide:w-auto`}
          value={by}
          onChange={(event) => setBy(event.target.value as SearchKind | '')}
        >
          <option value="">自动识别</option>
          {Object.entries(searchKinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
        <input
          ref={input}
          defaultValue={handedOn}
          aria-label="手机号、证件号、就诊卡号或姓名"
          placeholder="手机、证件、就诊卡或姓名"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          required
          className={`${box} min-w-200 grow`}
        />
        <Button type="submit" busy={find.busy}>
          查找
        </Button>
      </div>
      {find.error && (
        <p role="alert" className="pt-8 text-14 text-danger">
          {find.error.words}
        </p>
      )}
      <p className="pt-8 text-12 text-ink-3">每次查找都记入操作记录。按姓名只找来过本院的人。</p>
    </form>
  )
}
