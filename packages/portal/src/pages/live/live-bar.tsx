import type { StreamState } from '../../api/open-stream.ts';
import { signInAddress } from '../../app/session.ts';
import { Button } from '../../components/button.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { Sampling } from './use-live-rows.ts';

interface LiveBarProps {
  state: StreamState;
  sampling: Sampling | undefined;
  isPaused: boolean;
  waiting: number;
  onPause(): void;
  onResume(): void;
}

/** Whether the view is live, and the button that pauses it. */
export function LiveBar({ state, sampling, isPaused, waiting, onPause, onResume }: LiveBarProps) {
  const { general, live } = useTexts();
  const { number } = useFormats();
  const shown = state === 'live' && isPaused ? 'paused' : state;
  return (
    <div className="live-bar">
      <p className="live-state" data-state={shown} role="status">
        <span className="live-dot" aria-hidden="true" />
        {live.states[shown]}
      </p>
      {sampling && <p className="muted">{live.sampled(number(sampling.shown), number(sampling.all))}</p>}
      {state === 'signed_out' ? (
        <a className="button button-primary" href={signInAddress(window.location.pathname)}>
          {general.retry}
        </a>
      ) : (
        <Button onPress={isPaused ? onResume : onPause}>{isPaused ? live.resume(number(waiting)) : live.pause}</Button>
      )}
    </div>
  );
}
