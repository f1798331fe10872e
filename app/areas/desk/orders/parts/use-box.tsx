import { ScanLineIcon } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskUse } from '../contract.ts'

/** Takes the code that a patient shows, scanned or typed, and marks what they bought as used. */
export function UseBox({ onUsed }: { onUsed: () => void }) {
  const using = useAct(deskUse)
  const input = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const scanned = input.current?.value.trim() ?? ''
    const used = scanned === '' ? undefined : await using.run({ scanned })
    if (!used) return input.current?.select()
    const due = used.later_amount === '0.00' ? '' : `，还应收 ${used.later_amount} 元`
    toast(`已核销：${used.goods_name}${due}`, { ms: 5_000 })
    if (input.current) input.current.value = ''
    onUsed()
  }
  return (
    <form onSubmit={submit} className="w-full wide:w-auto">
      <div className="flex items-center gap-8 rounded-full border border-line bg-card pr-4 pl-16 focus-within:border-accent-ink">
        <ScanLineIcon className="text-ink-3" />
        <input
          ref={input}
          aria-label="扫核销码，或输入 12 位数字"
          placeholder="扫核销码，或输入 12 位数字"
          autoComplete="off"
          required
          className="min-h-target w-200 min-w-0 grow bg-transparent text-14 focus:outline-none"
        />
        <div className="shrink-0">
          <Button type="submit" size="small" busy={using.busy}>
            核销
          </Button>
        </div>
      </div>
      {using.error && (
        <p role="alert" className="pt-4 pl-16 text-12 text-danger">
          {using.error.words}
        </p>
      )}
    </form>
  )
}
