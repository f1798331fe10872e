import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { delmember, memberInfoApi, memberListApi, nationList, saveMember } from '../contract.ts'
import { MemberForm } from '../parts/member-form.tsx'
import { inputOf, type Typed } from '../parts/member-typed.ts'
import type { Route } from './+types/memberedit'

export { handle } from 'virtual:rows/R204'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const member_id = maybeId(query, 'member_id')
  const [known, { list: nations }] = await Promise.all([
    member_id === undefined ? hasSelfAmong(callApi) : callApi(memberInfoApi, { member_id }),
    callApi(nationList, {}),
  ])
  return typeof known === 'boolean'
    ? { member: undefined, hasSelf: known, nations }
    : { member: known, hasSelf: true, nations }
})

const hasSelfAmong = async (callApi: CallApi) =>
  (await callApi(memberListApi, {})).list.some((member) => member.relation === 'self')

export default function MemberEditPage({ loaderData: { member, hasSelf, nations } }: Route.ComponentProps) {
  const [asking, setAsking] = useState(false)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const save = useAct(saveMember)
  const remove = useAct(delmember)

  const leave = (said: string) => {
    toast(said)
    const asked = query.get('redirect_url') ?? '/account/members'
    navigate(wayBack(new URLSearchParams({ redirect_url: asked })), { replace: true })
  }
  const onSave = async (typed: Typed) => {
    if (await save.run(inputOf(typed, member))) leave('已保存')
  }
  const onRemove = async () => {
    setAsking(false)
    if (member && (await remove.run({ member_id: member.member_id }))) leave('已删除')
  }
  const end = member && (
    <Button kind="text" size="small" busy={remove.busy} onClick={() => setAsking(true)}>
      删除
    </Button>
  )
  return (
    <Frame bar={{ title: member ? '就诊人资料' : '添加就诊人', end }}>
      <MemberForm
        member={member}
        hasSelf={hasSelf}
        nations={nations}
        busy={save.busy}
        refused={{ ...placed(save.error), ...(remove.error && { '': remove.error.words }) }}
        onSave={onSave}
      />
      <Dialog
        open={asking}
        danger
        title={`删除${member?.truename ?? ''}？`}
        confirmText="删除"
        onCancel={() => setAsking(false)}
        onConfirm={onRemove}
      >
        证件、手机号和就诊卡会一起清除，以前的就诊记录还在。
      </Dialog>
    </Frame>
  )
}

const fields: Record<string, keyof Typed> = {
  'bad-name': 'truename',
  'bad-id': 'id_card',
  'id-mismatch': 'id_card',
  'known-member': 'id_card',
  'bad-birthday': 'birthday',
  incomplete: 'birthday',
  'self-taken': 'relation',
}

/** A refusal under the field that it is about, any other above the form. */
const placed = (error: WireError | undefined): Partial<Record<keyof Typed | '', string>> => {
  if (!error) return {}
  const field = error instanceof RefusedError ? fields[error.reason] : undefined
  return { [field ?? '']: error.words }
}
