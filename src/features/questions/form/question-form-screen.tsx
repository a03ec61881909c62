// banksoal.soal.add and banksoal.soal.edit: one form for the 16 types, as a page. What has to be fetched first, and what
// is said when it cannot be.
import { useStore } from "@nanostores/react";
import { questionTypeCodes } from "../../../contract/questions/question-types.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { href, readQuery } from "../../../core/navigation.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { failureText } from "../../../kit/failed-message.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { backText, wayBack } from "../../../kit/ways-back/way-back-value.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Delayed } from "../../../ui/delayed.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { QuestionFormBody } from "./question-form-body.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import {
  createQuestionFormPageModel,
  type QuestionFormPageModel,
  type PageOptions,
} from "./model/question-form-page-model.ts";
import css from "./question-form.module.css";

export default function QuestionFormScreen() {
  const t = useStore(questionFormMessages);
  const params = useRoute("banksoal.soal.add", "banksoal.soal.edit");
  const page = useModel(() => createQuestionFormPageModel(pageOptions(params)));
  const state = useStore(page.$page);
  const back = wayBack();
  if (state.status === "ready") {
    return <QuestionFormBody key={state.form.name} page={page} {...state} />;
  }
  return (
    <>
      <PageHeader title={page.isNew ? t.addTitle : t.plainEditTitle}>
        <BackLink to={back?.address ?? href("banksoal.soal", { id: page.bankId })}>
          {back === null ? t.back : backText(back, t)}
        </BackLink>
      </PageHeader>
      {state.status === "loading" ? (
        <Delayed>
          <LoadingForm label={t.loading} />
        </Delayed>
      ) : (
        <Failure error={state.error} page={page} />
      )}
    </>
  );
}

/** A stored question by its own route, or by the address that a new one has been given. */
function pageOptions(params: { id: string; soid?: string }): PageOptions {
  const query = readQuery();
  const type = questionTypeCodes.find((code) => String(code) === query["type"]) ?? null;
  return {
    bankId: params.id,
    questionId: params.soid ?? query["soid"] ?? null,
    type,
    isAddress: params.soid === undefined ? "add" : "edit",
  };
}

function LoadingForm({ label }: { label: string }) {
  return (
    <div className={css.columns}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[6, 4].map((lines) => (
        <Sheet key={lines} className={css.sheet}>
          {Array.from({ length: lines }, (_line, line) => (
            <Skeleton key={line} width={`${90 - line * 11}%`} />
          ))}
        </Sheet>
      ))}
    </div>
  );
}

function Failure({ error, page }: { error: unknown; page: QuestionFormPageModel }) {
  const t = useStore(questionFormMessages);
  const { notFound, forbidden, conflict } = responseCodes;
  // Trying again would not help: the question is gone, or its bank is somebody else's or locked.
  const isFinal = [notFound, forbidden, conflict].some((code) => isServerError(error, code));
  if (isFinal) {
    const icon = isServerError(error, notFound) ? "search" : "lock";
    return (
      <EmptyState
        icon={icon}
        title={t.failed}
        actions={<RouteLink to={href("banksoal")}>{t.banks}</RouteLink>}
      >
        {failureText(error)}
      </EmptyState>
    );
  }
  return <LoadFailure error={error} title={t.failed} onRetry={page.load} />;
}
