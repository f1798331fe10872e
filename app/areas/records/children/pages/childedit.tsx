import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { MOST_MEMBERS } from '#app/areas/account/members/rules.ts'
import { putCrowd } from '#app/areas/analytics/contract.ts'
import { currentRecord, modifyHealthRecord } from '#app/areas/records/home/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct, useSend } from '#kit/wire/browser/use-act.ts'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import { childAddress } from '../cards/child-address.ts'
import { ChildForm, type ChildInput } from '../cards/child-form.tsx'
import { addBabyHr, child, removeChild } from '../contract.ts'
import type { Route } from './+types/childedit'

export { handle } from 'virtual:rows/records-child-edit'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = maybeId(query, 'child_id')
  const { user_id: userId } = await callApi(getUserInfo, {})
  const [members, { current }, baby] = await Promise.all([
    callApi(memberListApi, { page_size: MOST_MEMBERS }),
    callApi(currentRecord, { userId }),
    child_id === undefined ? undefined : callApi(child, { child_id }),
  ])
  return { userId, members: members.list, current, baby }
})

export default function ChildEditPage({ loaderData: { userId, members, current, baby } }: Route.ComponentProps) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const [saving, removing] = [useSend(), useAct(removeChild)]
  const save = async ({ member_id, gestation_days, ...said }: ChildInput) => {
    const changed = { ...said, member_id, gestation_days: gestation_days ?? 0, type: 'baby' as const }
    const saved = baby
      ? await saving.send(modifyHealthRecord, { ...changed, id: baby.id })
      : await saving.send(addBabyHr, { ...said, gestation_days, member_id: member_id || undefined })
    if (!saved) return
    // Whoever looks at another record stays of its crowd.
    if (!baby && !current) await saving.send(putCrowd, { userId, crowdType: 'baby' })
    navigate(childAddress(saved.id), { replace: true })
  }
  const remove = async () => {
    setAsking(false)
    if (!baby || !(await removing.run({ child_id: baby.id }))) return
    toast('已删除')
    navigate('/records/children', { replace: true })
  }
  const end = baby && (
    <Button kind="text" size="small" busy={removing.busy} onClick={() => setAsking(true)}>
      删除
    </Button>
  )
  return (
    <Frame bar={{ title: baby ? '孩子的资料' : '给孩子建档案', end }}>
      <ChildForm
        baby={baby}
        members={members}
        busy={saving.busy}
        error={(saving.error ?? removing.error)?.words}
        onSave={save}
      />
      <Dialog
        open={asking}
        danger
        title={`删除${baby?.baby_name ?? ''}的档案？`}
        confirmText="删除"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        所有测量记录会一起删除，家里人也看不到了，不能恢复。
      </Dialog>
    </Frame>
  )
}
