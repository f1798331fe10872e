import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { paperAddress } from '#app/areas/records/papers/cards/paper-address.ts'
import { readSubject } from '#app/areas/records/papers/cards/read-subject.ts'
import { nameOf } from '#app/areas/records/papers/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { recordShares } from '../contract.ts'
import { ShareCard } from '../parts/share-card.tsx'
import { ShareSheet } from '../parts/share-sheet.tsx'
import type { Route } from './+types/shares'

export { handle } from 'virtual:rows/records-shares'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  if (query.has('ask_id')) {
    const named = { ask_id: readCode(query, 'ask_id') }
    const shown = await callApi(recordShares, named)
    return { named, shown, subject: { kind: 'own', id: shown.member_id } as const }
  }
  const subject = readSubject(query)
  const named = { ...nameOf(subject), ask_id: undefined }
  return { named, shown: await callApi(recordShares, named), subject }
})

export default function SharesPage({ loaderData: { named, shown, subject } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isSharing, setSharing] = useState(false)
  const isForDoctor = named.ask_id !== undefined
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
            action={<ButtonLink to={paperAddress(subject)}>先看看对方会看到什么</ButtonLink>}
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
          named={named}
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
