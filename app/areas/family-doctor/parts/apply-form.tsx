import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { doctorOfAddress } from '../cards/family-address.ts'
import { applyFamilyDoc, type getTagConfig } from '../contract.ts'
import { statusWords } from '../rules.ts'

interface ApplyFormProps {
  doctorId: number
  members: readonly Member[]
  memberId: number | undefined
  tags: CallOutput<typeof getTagConfig>['tagConfig']
}

/** For whom, to which groups they belong, and what the team should know. */
export function ApplyForm({ doctorId, members, memberId, tags }: ApplyFormProps) {
  const navigate = useNavigate()
  const applying = useAct(applyFamilyDoc)
  const [chosen, setChosen] = useState(memberId)
  const [fault, setFault] = useState<string>()
  // Whoever has signed already is the last whom it is for.
  const isFree = ({ signing_status }: Member) => signing_status === 0
  const member = members.find(({ member_id }) => member_id === chosen) ?? members.find(isFree) ?? members[0]
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const tagIds = form.getAll('tag').join(',')
    setFault(tagIds === '' ? '请至少选一项，团队好安排合适的服务' : undefined)
    if (!member || tagIds === '') return
    const remark = String(form.get('remark') ?? '')
    const wanted = { doctor_id: doctorId, member_id: member.member_id, tag_ids: tagIds, remark }
    if (await applying.run(wanted)) navigate(doctorOfAddress(member.member_id), { replace: true })
  }
  return (
    <form onSubmit={send} noValidate className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        <MemberChoice
          legend="为谁签约"
          members={members}
          chosen={member}
          onChoose={setChosen}
          doubt={
            member &&
            member.signing_status > 0 && (
              <Notice tone="warning">
                {member.truename}现在是“{statusWords[member.signing_status]}
                ”。一位居民同一时间签一个团队，快到期时可以续签。
              </Notice>
            )
          }
        />
        <Card>
          <fieldset>
            <legend className="pb-4 text-14 font-medium">属于哪些人群（可多选）</legend>
            {tags.map(({ tag_id, tag_name }) => (
              <Checkbox key={tag_id} name="tag" value={tag_id}>
                {tag_name}
              </Checkbox>
            ))}
          </fieldset>
          <TextField label="想告诉团队的（可不填）" name="remark" rows={3} maxLength={200} />
        </Card>
      </div>
      <BottomAction error={fault ?? applying.error?.words} note="提交后由团队审核，结果会用短信和消息告诉您">
        {member ? (
          <Button type="submit" busy={applying.busy}>
            提交申请
          </Button>
        ) : (
          <ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>
        )}
      </BottomAction>
    </form>
  )
}
