import { useEffect, useState } from 'react'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'

/** In the demonstration no message reaches a phone: here is the code that would have been in it. */
export function DemoCode({ mobile, onUse }: { mobile: string; onUse: (code: string) => void }) {
  const [code, setCode] = useState('')
  useEffect(() => {
    callApi(sandboxSms, { mobile, page_size: 1 }).then(
      ({ list }) => setCode(list[0]?.code ?? ''),
      () => undefined,
    )
  }, [mobile])
  if (!code) return null
  return (
    <Notice
      action={
        <Button kind="text" size="small" onClick={() => onUse(code)}>
          填入
        </Button>
      }
    >
      演示环境不发短信，验证码是 <span className="font-semibold tabular-nums">{code}</span>
    </Notice>
  )
}
