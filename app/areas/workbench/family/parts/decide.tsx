import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { benchAccept, benchDeclineSigning } from '../contract.ts'

interface DecideProps {
  id: string
  name: string
  onDecided: () => void
}

/** Takes a resident who applied, or declines and says why. */
export function Decide({ id, name, onDecided }: DecideProps) {
  const [declining, setDeclining] = useState(false)
  return (
    <div className="flex gap-12">
      <ActButton
        call={benchAccept}
        input={{ id }}
        kind="primary"
        size="large"
        said={() => `已和${name}签约`}
        onDone={onDecided}
      >
        通过并签约
      </ActButton>
      <Button kind="secondary" onClick={() => setDeclining(true)}>
        不通过
      </Button>
      {declining && (
        <ReasonForm
          title="不通过这份申请？"
          label="原因，居民会看到"
          placeholder="例如：不在本社区的服务范围"
          maxLength={100}
          action="不通过"
          save={(reason, send) => send(benchDeclineSigning, { id, reason })}
          said={() => '已退回，居民会收到原因'}
          onSaved={() => {
            setDeclining(false)
            onDecided()
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  )
}
