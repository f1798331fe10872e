import { useState } from 'react'
import { PASSWORD_LENGTH } from '#kit/check/password.ts'
import { Field } from './field.tsx'

interface NewPasswordProps {
  /** Whether both fields say the same. */
  onChange: (isRepeated: boolean) => void
}

/** A new password under the name `password`, typed twice. */
export function NewPassword({ onChange }: NewPasswordProps) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const change = (one: string, other: string) => {
    setFirst(one)
    setSecond(other)
    onChange(one !== '' && one === other)
  }
  return (
    <>
      <Field
        label="新密码"
        name="password"
        keyboard="password"
        autoComplete="new-password"
        hint={`至少 ${PASSWORD_LENGTH} 个字符，可以是一句话，不要用常见的密码`}
        required
        value={first}
        onChange={(event) => change(event.target.value, second)}
      />
      <Field
        label="再输一遍"
        keyboard="password"
        autoComplete="new-password"
        error={second !== '' && !first.startsWith(second) ? '和上面的不一样' : undefined}
        required
        value={second}
        onChange={(event) => change(first, event.target.value)}
      />
    </>
  )
}
