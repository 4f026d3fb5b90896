import { Component } from 'react'
import type { ReactNode } from 'react'

/** Without the preview the page still works; React logs the error. */
export class PreviewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
