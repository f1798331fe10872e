import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { menstrual } from '#app/areas/records/cycle/contract.ts'
import { pregnant } from '#app/areas/records/pregnancy/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { PregnancyForm } from '../parts/pregnancy-form.tsx'
import { PrepareForm } from '../parts/prepare-form.tsx'
import type { Route } from './+types/edit'

export { handle } from 'virtual:rows/R233'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  if (query.get('type') === 'pregnancy') {
    const { record } = await callApi(pregnant, { userId })
    return { type: 'pregnancy' as const, userId, record: record?.is_over ? null : record }
  }
  const { record } = await callApi(menstrual, { userId })
  return { type: 'prepare' as const, userId, record: record?.is_over ? null : record }
})

export default function RecordEditPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: loaderData.type === 'pregnancy' ? '怀孕记录' : '周期记录' }}>
      {loaderData.type === 'pregnancy' ? (
        <PregnancyForm userId={loaderData.userId} record={loaderData.record} />
      ) : (
        <PrepareForm userId={loaderData.userId} record={loaderData.record} />
      )}
    </Frame>
  )
}
