import { useEffect, useRef, type ReactNode } from 'react';
import { IconChevronLeft } from '../../icons/icons.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Heading } from '../text/heading.tsx';
import * as styles from './wizard.css.ts';

export type WizardProps = {
  /** Which step is shown: when it changes, the focus moves to the heading. */
  stepId: string;
  /** "Step 2 of 5". */
  count: string;
  /** The question of the step. */
  heading: string;
  headingLevel?: 1 | 2 | undefined;
  /** The link to the step before. */
  back?: { label: string; href: string } | undefined;
  /** All steps by name, in place of the count on wide screens: a `StepIndicator`. */
  steps?: ReactNode;
  /** The answers to choose from. */
  children: ReactNode;
  /** The button to the next step; at the thumb on small screens. */
  next: ReactNode;
  /** The answers so far, beside the question on wide screens and below it on small ones. */
  answers?: { heading: string; content: ReactNode } | undefined;
  /** In the place of the answers while there are none: what the questions are about. */
  picture?: ReactNode;
};

/** One question at a time. */
export function Wizard({
  stepId,
  count,
  heading,
  headingLevel = 1,
  back,
  steps,
  children,
  next,
  answers,
  picture,
}: WizardProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(stepId);
  useEffect(() => {
    if (shownId.current === stepId) return;
    shownId.current = stepId;
    headingRef.current?.focus();
  }, [stepId]);
  return (
    <div className={styles.root}>
      {steps !== undefined && <div className={styles.steps}>{steps}</div>}
      <div className={styles.question}>
        <div className={styles.head}>
          <span className={steps === undefined ? styles.count : styles.countBesideSteps} aria-hidden="true">
            {count}
          </span>
          {back && (
            <Link tone="quiet" className={styles.back} href={back.href}>
              <IconChevronLeft size={20} />
              {back.label}
            </Link>
          )}
        </div>
        <Heading level={headingLevel} ref={headingRef} tabIndex={-1}>
          <VisuallyHidden>{count}:</VisuallyHidden> {heading}
        </Heading>
        <div className={styles.content}>{children}</div>
        <div className={styles.foot}>{next}</div>
      </div>
      {answers && (
        <section className={styles.answers} aria-label={answers.heading}>
          <p className={styles.answersHeading} aria-hidden="true">
            {answers.heading}
          </p>
          {answers.content}
        </section>
      )}
      {!answers && picture}
    </div>
  );
}
