import { useNavigation } from 'react-router'

/** A page that takes its time, for its files or for what it shows, is seen to be coming. */
export function Turning() {
  if (useNavigation().state !== 'loading') return null
  return (
    <div
      role="progressbar"
      aria-label="正在打开"
      className="fixed inset-x-0 top-0 z-50 h-3 origin-left animate-turning bg-accent"
    />
  )
}
