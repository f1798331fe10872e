import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { sandboxIdentities, sandboxIdentity } from '../contract.ts'
import { useLooking } from './use-looking.ts'

type Provider = CallOutput<typeof sandboxIdentities>['list'][number]

/** Opens the product as a host app does for somebody whom it knows: the first time they bind their phone. */
export function IdentityPanel() {
  const [person, setPerson] = useState('xiaoming')
  const act = useAct(sandboxIdentity)
  const seen = useLooking<CallOutput<typeof sandboxIdentities>>(() => callApi(sandboxIdentities, {}))
  if (seen === undefined) return <SkeletonList />
  if (typeof seen === 'string') return <Trouble text={seen} />
  const open = async (door: Provider['door']) => {
    const shown = await act.run({ door, person })
    if (shown) location.assign(shown.link)
  }
  return (
    <Card>
      <div className="space-y-12">
        <Field
          label="在那个应用里我是"
          name="person"
          value={person}
          hint="同一个名字就是同一个人；填 unanswered，对方就不回答。"
          error={act.error?.words}
          onChange={(event) => setPerson(event.target.value)}
        />
        {seen.list.map(({ door, title }) => (
          <Button key={door} kind="secondary" wide busy={act.busy} onClick={() => open(door)}>
            从{title}打开
          </Button>
        ))}
      </div>
    </Card>
  )
}
