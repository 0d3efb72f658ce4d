// Vue: a plugin that follows the visitor's choice, and a composable that returns the client.
import { type Client, ServiceBilling } from '@service/sdk';
import { type App, type InjectionKey, inject, type Ref, type ShallowRef, shallowRef, watch } from 'vue';

const KEY: InjectionKey<ShallowRef<Client | undefined>> = Symbol('analytics');

/** The client while the visitor agrees. Call `track()` if your server's confirmation arrives. */
export const useAnalytics = (): ShallowRef<Client | undefined> => inject(KEY, () => shallowRef(), true);

/** `app.use(analytics, { endpoint, agreed })` */
export const analytics = {
  install(app: App, { endpoint, agreed }: { endpoint: string; agreed: Ref<boolean> }): void {
    const client = shallowRef<Client>();
    const follow = (isAgreed: boolean) => {
      client.value?.stop();
      client.value = isAgreed ? ServiceBilling.create({ endpoint, consent: true }) : undefined;
      client.value?.init();
    };
    app.provide(KEY, client);
    // During server-side rendering there is no visitor.
    if (typeof window !== 'undefined') watch(agreed, follow, { immediate: true });
  },
};
