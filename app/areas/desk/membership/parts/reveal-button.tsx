import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskBookingReveal } from '../contract.ts'

/** Shows who booked and what they filled in; the audit says who looked. */
export function RevealButton({ id }: { id: number }) {
  const reveal = useAct(deskBookingReveal)
  const [shown, setShown] = useState<CallOutput<typeof deskBookingReveal>>()
  if (shown)
    return (
      <div className="w-full min-w-200 rounded-8 bg-well p-12">
        <Facts
          facts={[
            { name: '姓名', value: shown.name },
            ...shown.fields.map(({ title: name, value }) => ({ name, value })),
          ]}
        />
      </div>
    )
  return (
    <Button kind="secondary" size="small" busy={reveal.busy} onClick={async () => setShown(await reveal.run({ id }))}>
      查看
    </Button>
  )
}
