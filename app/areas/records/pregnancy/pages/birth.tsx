import { useNavigate } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { putCrowd } from '#app/areas/analytics/contract.ts'
import { childAddress } from '#app/areas/records/children/cards/child-address.ts'
import { ChildForm } from '#app/areas/records/children/cards/child-form.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { pregnancyBirth, pregnant } from '../contract.ts'
import type { Route } from './+types/birth'

export { handle } from 'virtual:rows/records-birth'

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  return { userId, record: (await callApi(pregnant, { userId })).record }
})

export default function BirthPage({ loaderData: { userId, record } }: Route.ComponentProps) {
  const sending = useSend()
  const navigate = useNavigate()
  if (!record || record.unborn_num === 0)
    return (
      <Frame bar={{}}>
        <Empty
          title="没有正在记的怀孕记录"
          text="宝宝已经出生的，可以直接给宝宝建档案。"
          action={<ButtonLink to="/records/childedit">给孩子建档案</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame bar={{}}>
      <p className="px-16 pt-16 text-14 text-ink-2">
        孕周按怀孕记录算好，不用再填。保存后怀孕的提醒就停了，记录留着随时能看。
      </p>
      <ChildForm
        asksGestation={false}
        action="开始宝宝的档案"
        busy={sending.busy}
        error={sending.error?.words}
        onSave={async ({ member_id: _, ...said }) => {
          const born = await sending.send(pregnancyBirth, { ...said, record_id: record.id })
          if (!born) return
          await sending.send(putCrowd, { userId, crowdType: 'baby' })
          navigate(childAddress(born.id), { replace: true })
        }}
      />
    </Frame>
  )
}
