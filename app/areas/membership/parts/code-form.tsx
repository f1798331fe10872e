import { type FormEvent, useState } from 'react'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { CODE_LENGTH, readCode, spacedCode } from '../rules.ts'

interface CodeFormProps<C extends CallSpec> {
  call: C
  label: string
  action: string
  onDone: (reply: CallOutput<C>) => void
}

/** A code is typed and used. */
export function CodeForm<C extends CallSpec>({ call, label, action, onDone }: CodeFormProps<C>) {
  const using = useAct(call)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const code = readCode(typed)
    setFault(code === undefined ? `码是 ${CODE_LENGTH} 位字母和数字，请核对` : undefined)
    if (code === undefined) return
    const reply = await using.run({ code } as CallInput<C>)
    if (reply !== undefined) onDone(reply)
  }
  return (
    <form onSubmit={send} noValidate className="flex grow flex-col">
      <div className="grow p-16">
        <Card>
          <Field
            label={label}
            name="code"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setTyped((text) => spacedCode(readCode(text) ?? '') || text)}
            placeholder="ABCD-EFGH-2345"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            hint="大小写、空格和短横线都可以；一个码只能用一次"
            error={fault ?? using.error?.words}
          />
        </Card>
      </div>
      <BottomAction>
        <Button type="submit" busy={using.busy}>
          {action}
        </Button>
      </BottomAction>
    </form>
  )
}
