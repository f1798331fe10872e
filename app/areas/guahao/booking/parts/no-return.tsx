import { Checkbox } from '#kit/ui/checkbox.tsx'
import { NO_RETURN_FIELD, type NoReturnTick } from './use-no-return.ts'

/** That a place cannot be given back, with the tick that says it was read: above the button, where the thumb is. */
export function NoReturn({ words, isRead, isMissing, onRead }: NoReturnTick) {
  return (
    <div className="rounded-8 bg-warning-tint px-12 py-4 text-left text-ink">
      <Checkbox
        name={NO_RETURN_FIELD}
        checked={isRead}
        onChange={(event) => onRead(event.target.checked)}
        aria-invalid={isMissing || undefined}
      >
        <span className="font-medium text-warning">{words}</span>我知道了
      </Checkbox>
      {isMissing && (
        <p role="alert" className="pb-8 text-14 font-medium text-danger">
          请先勾选“我知道了”，再确认预约
        </p>
      )}
    </div>
  )
}
