import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/**
 * Around what is not the page itself: where it throws it is not there, and the page stands. With the next page it gets another
 * try. The error is told as every other (`onCaughtError` of the root).
 */
export function Apart({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation().key}>{children}</Boundary>
}

class Boundary extends Component<{ at: string; children: ReactNode }, { failedAt?: string }> {
  override state: { failedAt?: string } = {}

  static getDerivedStateFromError = () => ({ failedAt: '' })

  static getDerivedStateFromProps({ at }: { at: string }, { failedAt }: { failedAt?: string }) {
    if (failedAt === undefined) return null
    return failedAt === '' ? { failedAt: at } : failedAt === at ? null : { failedAt: undefined }
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : null
  }
}
