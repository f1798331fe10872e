import { useSyncExternalStore } from 'react'
import { CloudOffIcon } from '#kit/ui/icons.ts'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says that the phone has no network, for as long as that is so. */
export function OfflineLine() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-6 bg-warning-tint px-16 py-8 text-14 text-warning">
          <CloudOffIcon />
          网络断开了，恢复后会自动继续
        </p>
      )}
    </div>
  )
}
