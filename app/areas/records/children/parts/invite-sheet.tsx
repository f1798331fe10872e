import { type FormEvent, useId, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { inviteCarer } from '../contract.ts'
import { type CarerRelation, type CarerRights, carerRelations, carerRights } from '../rules.ts'

/** Asks somebody to care for a child: a link that one person may use. */
export function InviteSheet({ childId, onClose }: { childId: number; onClose: () => void }) {
  const today = useToday()
  const form = useId()
  const inviting = useAct(inviteCarer)
  const [link, setLink] = useState('')
  const [rights, setRights] = useState<string>('log')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const made = await inviting.run({
      child_id: childId,
      relation: String(given.get('relation')) as CarerRelation,
      rights: rights as CarerRights,
      until: String(given.get('until') ?? ''),
    })
    if (made) setLink(new URL(address('/records/join', { token: made.token }), location.href).href)
  }
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast('已复制，发给家人就可以'),
      () => toast('没能复制，请长按链接复制'),
    )
  if (link)
    return (
      <Sheet open title="发给家人" onClose={onClose} action={<Button onClick={copy}>复制链接</Button>}>
        <p className="pb-8 text-14 text-ink-2">家人打开链接并登录后就能一起照看。链接只能用一次，两天内有效。</p>
        <p className="rounded-8 bg-well p-12 text-14 break-all select-all">{link}</p>
      </Sheet>
    )
  return (
    <Sheet
      open
      title="请家人一起照看"
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={inviting.busy}>
          生成链接
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12">
        {inviting.error && (
          <div role="alert">
            <Notice tone="danger">{inviting.error.words}</Notice>
          </div>
        )}
        <Select
          label="是孩子的"
          name="relation"
          options={Object.entries(carerRelations).map(([value, text]) => ({ value, text }))}
        />
        <Segment
          label="可以做什么"
          name="rights"
          value={rights}
          onChange={setRights}
          options={Object.entries(carerRights).map(([value, text]) => ({ value, text }))}
        />
        <Field label="到哪一天为止" hint="不填就一直有效，随时可以收回" keyboard="date" name="until" min={today} />
      </form>
    </Sheet>
  )
}
