import { type FormEvent, useId, useState } from 'react'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { type healthcardAreaConfig, healthcardCreate } from '../contract.ts'

export type Area = CallOutput<typeof healthcardAreaConfig>['list'][number]

interface ApplySheetProps {
  areas: readonly Area[]
  members: readonly Member[]
  onDone: () => void
  onClose: () => void
}

/** Asks for whom and where, and has the card issued; who lacks papers is led to where they are filled in. */
export function ApplySheet({ areas, members, onDone, onClose }: ApplySheetProps) {
  const form = useId()
  const apply = useAct(healthcardCreate)
  const [memberId, setMemberId] = useState(String(members[0]?.member_id ?? ''))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const area = Number(new FormData(event.currentTarget).get('area'))
    const made = await apply.run({ member_id: Number(memberId), area_code: area })
    if (!made) return
    toast(`${made.truename}的健康卡已领好`)
    onDone()
  }
  const action = (
    <Button type="submit" form={form} busy={apply.busy}>
      申领
    </Button>
  )
  return (
    <Sheet open title="申领电子健康卡" action={action} onClose={onClose}>
      <form id={form} onSubmit={submit} className="space-y-16">
        <Choice
          legend="给谁申领"
          name="member"
          value={memberId}
          onChange={setMemberId}
          options={members.map((member) => ({
            value: String(member.member_id),
            title: member.truename,
            note: member.id_card || '还没有填证件号码',
          }))}
        />
        <Select
          label="在哪里看病"
          name="area"
          required
          options={areas.map(({ area_code, area_name }) => ({ value: area_code, text: area_name }))}
          hint="每个地区一张卡，已有的不会重复申领"
        />
        {apply.error && <Refused error={apply.error} memberId={memberId} />}
      </form>
    </Sheet>
  )
}

function Refused({ error, memberId }: { error: { words: string }; memberId: string }) {
  const needsId = error instanceof RefusedError && error.reason === 'id-needed'
  const to = address('/account/memberedit', { member_id: memberId, redirect_url: '/healthyCardHeal' })
  return (
    <div role="alert">
      <Notice
        tone="danger"
        action={
          needsId && (
            <ButtonLink kind="text" size="small" to={to}>
              去补充
            </ButtonLink>
          )
        }
      >
        {error.words}
      </Notice>
    </div>
  )
}
