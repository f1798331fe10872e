import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { sandboxIdentity } from '../contract.ts'

const doors = [
  { door: 'city-1', title: '城市应用一' },
  { door: 'city-2', title: '城市应用二' },
  { door: 'messenger', title: '消息应用' },
  { door: 'native-app', title: '原生应用' },
  { door: 'partner', title: '合作方' },
  { door: 'partner-fs', title: '另一个合作方' },
] as const

/** Opens the product as a host app does for somebody whom it knows: the first time they bind their phone. */
export function IdentityPanel() {
  const [person, setPerson] = useState('xiaoming')
  const act = useAct(sandboxIdentity)
  const open = async (door: (typeof doors)[number]['door']) => {
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
        {doors.map(({ door, title }) => (
          <Button key={door} kind="secondary" wide busy={act.busy} onClick={() => open(door)}>
            从{title}打开
          </Button>
        ))}
      </div>
    </Card>
  )
}
