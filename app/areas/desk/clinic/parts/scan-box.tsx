import { ScanLineIcon } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskFindVisit } from '../contract.ts'

/** Takes what a scanner types, or an appointment's id typed by hand, and opens its clinic at that person. */
export function ScanBox() {
  const find = useAct(deskFindVisit)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const scanned = input.current?.value ?? ''
    const found = scanned.trim() === '' ? undefined : await find.run({ scanned })
    if (found) navigate(address('/desk/clinic', { schedule_id: found.schedule_id, order_id: found.order_id }))
    else input.current?.select()
  }
  return (
    <form onSubmit={submit} className="w-full wide:w-auto">
      <div className="flex items-center gap-8 rounded-full border border-line bg-card pr-4 pl-16 focus-within:border-accent-ink">
        <ScanLineIcon className="text-ink-3" />
        <input
          ref={input}
          aria-label="扫预约码，或输入预约号"
          placeholder="扫预约码，或输入预约号"
          autoComplete="off"
          spellCheck={false}
          required
          className="min-h-target w-160 min-w-0 grow bg-transparent text-14 focus:outline-none"
        />
        <span className="shrink-0">
          <Button type="submit" size="small" busy={find.busy}>
            查找
          </Button>
        </span>
      </div>
      {find.error && (
        <p role="alert" className="pt-4 pl-16 text-12 text-danger">
          {find.error.words}
        </p>
      )}
    </form>
  )
}
