// A screen that breaks says so in its own place; menu, notices and other screens go on.
import { Component, type ReactNode } from "react";
import { reportError } from "../core/notices.ts";
import { FailedState } from "../ui/feedback/failed-state.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";

type ErrorBoundaryProps = {
  /** The screen's own. */
  heading: string;
  title: string;
  message: string;
  retry: string;
  children: ReactNode;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { heading, title, message, retry, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <>
        <PageHeader title={heading} />
        <FailedState
          title={title}
          message={message}
          retryLabel={retry}
          onRetry={() => this.setState({ broken: false })}
        />
      </>
    );
  }
}
