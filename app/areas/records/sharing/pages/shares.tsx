import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { recordShares } from '../contract.ts'
import { ShareCard } from '../parts/share-card.tsx'
import { ShareSheet } from '../parts/share-sheet.tsx'
import { askOf } from '../rules.ts'
import type { Route } from './+types/shares'

export { handle } from 'virtual:rows/records-shares'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const record = readCode(query, 'record')
  return { record, shown: await callApi(recordShares, { record }) }
})

export default function SharesPage({ loaderData: { record, shown } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isSharing, setSharing] = useState(false)
  const isForDoctor = askOf(record) !== undefined
  return (
    <Frame bar={{ title: `分享${shown.truename}的档案` }}>
      <div className="grow space-y-12 p-16">
        {shown.list.length === 0 && (
          <Empty
            title="还没有分享过"
            text={
              isForDoctor
                ? '选好给医生看哪些，医生在这次问诊里就能看到。'
                : '选好给看什么、看到哪天，把分享码给医生或家人。'
            }
            action={
              <ButtonLink kind="secondary" to={address('/records/paper', { record: shown.record })}>
                先看看对方会看到什么
              </ButtonLink>
            }
          />
        )}
        {shown.list.map((share) => (
          <ShareCard key={share.id} share={share} onChanged={revalidate} />
        ))}
      </div>
      <BottomAction>
        <Button onClick={() => setSharing(true)}>{isForDoctor ? '给这次问诊的医生看' : '新的分享'}</Button>
      </BottomAction>
      {isSharing && (
        <ShareSheet
          record={record}
          choices={shown.parts}
          onClose={() => setSharing(false)}
          onDone={() => {
            setSharing(false)
            revalidate()
          }}
        />
      )}
    </Frame>
  )
}
